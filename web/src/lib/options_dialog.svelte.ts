/** Whether the options are open: any page may open them. */
export const optionsDialog = $state({ open: false });
