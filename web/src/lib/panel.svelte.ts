/** Whether the options are open: any page may open them. */
export const panel = $state({ open: false });
