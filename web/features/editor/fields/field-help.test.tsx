import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpInTips } from '#web/features/editor/fields/field-help.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';

const HELP = '空欄にすると表示しません。';
const NOTE = 'アドレスは https://example.jp/shop になります。';

async function open({ isNarrow, note }: { isNarrow: boolean; note?: string }): Promise<HTMLElement> {
  const field = (
    <TextField
      label="見出し"
      value=""
      max={20}
      error={undefined}
      help={HELP}
      {...(note !== undefined && { note })}
      isReadOnly={false}
      onChange={() => undefined}
    />
  );
  await renderScreen({ element: <HelpInTips value={isNarrow}>{field}</HelpInTips> });
  return screen.getByLabelText('見出し');
}

const description = (field: HTMLElement): HTMLElement | null => document.getElementById(field.getAttribute('aria-describedby') ?? '');
const tip = () => screen.queryByRole('button', { name: '「見出し」の説明' });

describe('help text of a field', () => {
  it('appears below the field in a wide pane', async () => {
    const field = await open({ isNarrow: false });
    expect(description(field)?.textContent).toBe(HELP);
    expect(description(field)?.className).not.toContain('hidden');
    expect(tip()).toBeNull();
    expect(document.querySelector('[data-beside-tip]')).toBeNull();
  });

  it('appears in a tip in a narrow pane, and describes the field to assistive technology', async () => {
    const field = await open({ isNarrow: true });
    expect(description(field)?.textContent).toBe(HELP);
    expect(description(field)?.className).toContain('hidden');
    expect(document.querySelector('[data-beside-tip]')).not.toBeNull();
    fireEvent.click(tip() as HTMLElement);
    expect((await screen.findByRole('dialog')).textContent).toBe(HELP);
  });

  it('is replaced by a note on the current state, also in a narrow pane', async () => {
    const field = await open({ isNarrow: true, note: NOTE });
    expect(description(field)?.textContent).toBe(NOTE);
    expect(description(field)?.className).not.toContain('hidden');
    expect(tip()).toBeNull();
  });
});
