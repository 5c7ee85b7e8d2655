/** How long the browser may take to begin reading a file handed to it. */
const KEPT_MS = 60_000;

/** Hands a file made here to the browser to keep. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
