/** Starts a download. The storage serves it as an attachment, so the page stays open. */
export function openDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.click();
}
