import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationFault, parseDestination } from '#shared/model/sites/destination.ts';
import { DESTINATION_KINDS, destinationKind, externalUrl, linkOfKind, typedAddress } from '#web/lib/link/destination-kind.ts';

describe('destinationKind', () => {
  it.each(DESTINATION_KINDS)('finds the kind %s again in the link that choosing it stores (R-14.120)', (kind) => {
    const { url, isInternalLink } = linkOfKind(kind);
    expect(destinationKind(url, isInternalLink)).toBe(kind);
    expect(destinationFault(url, isInternalLink)).toBeUndefined();
  });
});

describe('externalUrl', () => {
  it.each([
    ['web', 'https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['phone', '03-1234-5678', 'tel:03-1234-5678'],
    ['email', 'shop@example.com', 'mailto:shop@example.com'],
    ['map', '京都市 東山区1&2', 'https://www.google.com/maps/search/?api=1&query=京都市+東山区1%262'],
  ] as const)('stores what is typed as %s', (kind, typed, url) => {
    expect(externalUrl(kind, typed)).toBe(url);
    expect(typedAddress(kind, url)).toBe(typed);
    expect(destinationKind(url, false)).toBe(kind);
  });

  it('stores any place as a web address, and returns it as it was typed', () => {
    const place = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/\s/u.test(text.replaceAll(' ', '')));
    fc.assert(
      fc.property(place, (typed) => {
        const url = externalUrl('map', typed);
        expect(typedAddress('map', url)).toBe(typed);
        expect(parseDestination(url, false).kind).toBe('web');
      }),
    );
  });
});
