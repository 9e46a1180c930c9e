/** Which build of the page this is; nothing, where it was not built (vite.config.ts). */
declare const __BUILD__: string | undefined;
/** The page's Python: its folder, the file of our own modules, and their mark (python_files.ts). */
declare const __PYTHON__: { runtime: string; archive: string; mark: string } | undefined;
