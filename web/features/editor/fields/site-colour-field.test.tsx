import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PALETTE_ROLES } from '#shared/model/sites/theme.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { field, openInspector, sheetOf, TWO, typeInto } from '#web/features/editor/inspector/inspector-fixture.tsx';

const THEME = curatedTheme('moss');
const THEMED = { ...TWO, settings: { ...TWO.settings, theme: THEME } };
const OF_THEME = PALETTE_ROLES.map((role) => THEME.palette[role]);

/** Returns the colours below the picker of the field that has the focus. */
const swatches = (): (string | undefined)[] =>
  within(document.body)
    .getAllByRole('button', { hidden: true })
    .filter((button) => button.dataset['swatch'] !== undefined)
    .map(({ ariaLabel }) => ariaLabel ?? undefined);

const focus = (name: string): void => {
  fireEvent.focus(field(name));
};

beforeEach(() => {
  localStorage.clear();
});

describe('SiteColourField', () => {
  it('offers the colours of the theme, then the last chosen ones, each once (R-6.115)', async () => {
    await openInspector(THEMED);
    focus('ボタンの色');
    await waitFor(() => expect(swatches()).toEqual(OF_THEME));
    for (const colour of ['#112233', '#abc', OF_THEME[0] ?? '']) {
      focus('ボタンの色');
      typeInto(field('ボタンの色'), colour);
      fireEvent.blur(field('ボタンの色'));
    }
    focus('ボタンの色');
    await waitFor(() => expect(swatches()).toEqual([...OF_THEME, '#aabbcc', '#112233']));
  });

  it('does not record a colour that was not changed or is incomplete', async () => {
    const editor = await openInspector();
    focus('ボタンの色');
    fireEvent.blur(field('ボタンの色'));
    focus('ボタンの色');
    typeInto(field('ボタンの色'), '#1');
    fireEvent.blur(field('ボタンの色'));
    expect(sheetOf(editor)?.linkButtonColor).toBe('#1');
    expect(localStorage.getItem('recent-colours')).toBeNull();
  });
});

describe('contrast of a button', () => {
  it('the contrast of a button is named below its colours while its text is hard to read', async () => {
    await openInspector();
    typeInto(field('ボタンの文字'), '見る');
    typeInto(field('ボタンの色'), '#777777');
    typeInto(field('ボタンの文字の色'), '#888888');
    expect(screen.getByText(/コントラストは1\.2:1です/)).toBeDefined();
    typeInto(field('ボタンの文字の色'), '#ffffff');
    expect(screen.getByText(/コントラストは4\.4:1です/)).toBeDefined();
    typeInto(field('ボタンの色'), '#333333');
    expect(screen.queryByText(/コントラストは/)).toBeNull();
  });
});
