/** Give the reader a file. */
export function saveFile(name: string, text: string, type = "application/json"): void {
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, made: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(made);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
