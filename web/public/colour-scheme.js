// Sets the colour scheme before the first paint, so that a dark console never flashes white. The console itself sets it from then on.
{
  const stored = () => {
    try {
      return localStorage.getItem('colour-scheme');
    } catch {
      // The browser blocks storage: the scheme of the system applies.
      return null;
    }
  };
  const chosen = stored();
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}
