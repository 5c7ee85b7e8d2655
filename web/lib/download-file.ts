/** The time in milliseconds for the browser to start reading the file before its object URL is revoked. */
const REVOKE_DELAY_MS = 60_000;

/** Saves a file generated in the browser under `name`. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
