import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteLink } from '#web/lib/site/site-link.ts';

const URL_OF_SITE = 'https://abcdefghij12.sites.example.com/shop/en';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('siteLink (R-20.32)', () => {
  it('adds own-visit=1 to the URL that a click opens, but not to the href, which users may copy', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    render(<a {...siteLink(URL_OF_SITE)}>site</a>);
    const link = screen.getByRole('link', { name: 'site' });
    expect(link.getAttribute('href')).toBe(URL_OF_SITE);
    expect(fireEvent.click(link)).toBe(false);
    expect(open).toHaveBeenCalledWith(`${URL_OF_SITE}?own-visit=1`, '_blank', 'noopener');
  });

  it('does not intercept a click with a modifier key', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    render(<a {...siteLink(URL_OF_SITE)}>site</a>);
    expect(fireEvent.click(screen.getByRole('link', { name: 'site' }), { ctrlKey: true })).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });
});
