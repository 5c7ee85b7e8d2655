import { DEFAULT_THEME, type VariantColorsResolver } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { DARK_SURFACE } from '#shared/rules/colour/brand-colour.ts';
import { contrastRatio, TEXT_CONTRAST } from '#shared/values/colour.ts';
import { DARK, RAMPS } from '#web/app/theme/palette.ts';
import { consoleTheme } from '#web/app/theme/theme.ts';

const SURFACE = { light: '#ffffff', dark: DARK_SURFACE } as const;
const BRANDS = ['#202020', '#16733a', '#ffd400', '#fdfdfd', '#b7d2f4', '#e54d2e', '#000080'];

const variablesOf = (brand: string, scheme: 'light' | 'dark'): Record<string, string> => {
  const { cssVariablesResolver } = consoleTheme(brand);
  return cssVariablesResolver({} as Parameters<typeof cssVariablesResolver>[0])[scheme];
};

describe.each(['light', 'dark'] as const)('RAMPS in the %s scheme', (scheme) => {
  it.each(Object.entries(RAMPS))('%s has texts that are readable on the surface and on its backgrounds (R-6.114)', (_name, ramp) => {
    const shades = ramp[scheme];
    for (const text of shades.slice(7))
      for (const background of [SURFACE[scheme], shades[0], shades[1]])
        expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastRatio(shades[6], SURFACE[scheme])).toBeGreaterThanOrEqual(3);
  });

  it.each(BRANDS)('texts of the theme with the main colour %s are readable (R-6.114)', (brand) => {
    const variables = variablesOf(brand, scheme);
    for (const name of ['error', 'dimmed', 'placeholder', 'anchor'])
      expect(contrastRatio(variables[`--mantine-color-${name}`] ?? '', SURFACE[scheme]), name).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});

it.each(BRANDS)('consoleTheme fills buttons of the dark scheme so that their text is readable, with the main colour %s', (brand) => {
  const variables = variablesOf(brand, 'dark');
  const fill = variables['--mantine-color-primary-filled'] ?? '';
  expect(contrastRatio(fill, variables['--mantine-primary-color-contrast'] ?? '')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  for (const name of Object.keys(RAMPS))
    for (const state of ['filled', 'filled-hover'])
      expect(contrastRatio(variables[`--mantine-color-${name}-${state}`] ?? '', '#ffffff'), name).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});

/** Returns the colour of a variable, which may refer to another one. */
const colourOf = (variables: Record<string, string>, name: string): string => {
  const value = variables[`--mantine-color-${name}`] ?? '';
  const [, other] = /^var\(--mantine-color-(.+)\)$/.exec(value) ?? [];
  return other === undefined ? value : colourOf(variables, other);
};

describe.each(BRANDS)('dark variables with the main colour %s (R-6.114)', (brand) => {
  const variables = variablesOf(brand, 'dark');

  it.each([...Object.keys(RAMPS), 'primary'])('texts and lines in %s are readable on their backgrounds', (name) => {
    for (const text of ['text', 'outline'])
      expect(contrastRatio(colourOf(variables, `${name}-${text}`), DARK_SURFACE), text).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    if (name === 'primary') return;
    for (const background of ['light', 'light-hover'])
      expect(
        contrastRatio(colourOf(variables, `${name}-light-color`), colourOf(variables, `${name}-${background}`)),
        background,
      ).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('the usual texts are readable on the surface, which is the background of the page', () => {
    expect(colourOf(variables, 'body')).toBe(DARK_SURFACE);
    for (const name of ['default-color', 'bright', 'success', 'primary-light-color'])
      expect(contrastRatio(colourOf(variables, name), DARK_SURFACE), name).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});

describe('consoleTheme', () => {
  const coloursOf = (colours: { variant: string; color: string }) => {
    const { theme } = consoleTheme('#ffd400');
    const input = { ...colours, theme: { ...DEFAULT_THEME, ...theme } } as Parameters<VariantColorsResolver>[0];
    return theme.variantColorResolver?.(input);
  };
  const ON_BRAND = { color: 'var(--mantine-primary-color-contrast)', border: '1px solid var(--brand-edge)' };

  it('gives filled controls in the main colour a readable text and an edge', () => {
    expect(coloursOf({ variant: 'filled', color: 'primary' })).toMatchObject(ON_BRAND);
  });

  it('leaves other controls as they are', () => {
    for (const other of [
      { variant: 'filled', color: 'danger' },
      { variant: 'light', color: 'primary' },
    ])
      expect(coloursOf(other)?.border).not.toBe(ON_BRAND.border);
  });
});

it('DARK gives the components of Mantine a readable text on each of their backgrounds', () => {
  for (const background of DARK.slice(5)) expect(contrastRatio(DARK[0], background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});
