/** Deletes the cookies that scripts of the page can read, on every domain on which this page can set them. */
export function expireCookies(): void {
  const parts = location.hostname.split('.');
  for (const cookie of document.cookie.split('; ')) {
    const expired = `${cookie.split('=')[0]}=;path=/;max-age=0`;
    document.cookie = expired;
    parts.forEach((_, index) => {
      document.cookie = `${expired};domain=${parts.slice(index).join('.')}`;
    });
  }
}
