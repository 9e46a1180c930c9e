/** What the browser's tab says; nothing: the name of the program. */
export const pageTitle: { text: string } = $state({ text: "" });
