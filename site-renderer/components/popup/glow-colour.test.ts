import { describe, expect, it } from 'vitest';
import { luminance, parseColour } from '#shared/values/colour.ts';
import { glowColour } from '#site-renderer/components/popup/glow-colour.ts';

const BLACK = { red: 0, green: 0, blue: 0 };
const lightOf = (colour: string): number => luminance(parseColour(colour) ?? BLACK);

describe('glowColour', () => {
  it.each(['#000000', '#202020', '#FFFFFF', '#808080', 'nonsense'])('is warm light around %s', (button) => {
    expect(glowColour(button)).toBe('#F5B642');
  });

  it('is the colour of the button itself if that is neither dark nor bright', () => {
    expect(glowColour('#2BAA50')).toBe('#2BAA50');
  });

  it.each(['#000080', '#400000', '#FFFF00', '#E0FFFF'])('is lighter than black and darker than white around %s', (button) => {
    expect(glowColour(button)).not.toBe(button);
    expect(lightOf(glowColour(button))).toBeGreaterThan(0.1);
    expect(lightOf(glowColour(button))).toBeLessThan(0.85);
  });
});
