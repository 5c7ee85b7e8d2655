import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { texts } from '#web/features/sites/templates/texts/jp.ts';
import { TEMPLATE_DESIGNS } from '#web/features/sites/templates/template-designs.ts';
import { TEMPLATE_GROUPS } from '#web/features/sites/templates/template-design.ts';
import { TemplateGallery } from '#web/features/sites/templates/template-gallery.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';

/** Reports an observed element as near the screen when a test says so. */
class StubIntersectionObserver {
  static shown: (() => void)[] = [];
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe(): void {
    StubIntersectionObserver.shown.push(() => this.#notify([{ isIntersecting: true }]));
  }
  disconnect(): void {}
}

class StubFontFace {
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
  constructor(family: string, source: string, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.source = source;
    this.descriptors = descriptors;
  }
}

let faces: StubFontFace[] = [];

beforeEach(() => {
  [faces, StubIntersectionObserver.shown] = [[], []];
  vi.stubGlobal('IntersectionObserver', StubIntersectionObserver);
  vi.stubGlobal('FontFace', StubFontFace);
  Object.assign(document, { fonts: { add: (face: StubFontFace) => faces.push(face) } });
});

async function openGallery(): Promise<void> {
  await renderScreen({
    element: <TemplateGallery limits={TEST_USER.limits} selected={null} isDisabled={false} onSelect={() => undefined} />,
  });
  await screen.findAllByRole('button', { name: /のシートを見る$/ });
}

const cards = (): HTMLElement[] => screen.getAllByRole('button', { name: /シート$/ });
const titles = (): (string | undefined)[] =>
  TEMPLATE_DESIGNS.map(({ name }) => texts[name].title).filter((title) => cards().some(({ textContent }) => textContent.startsWith(title)));
const screensIn = (card: HTMLElement | undefined): HTMLElement[] =>
  [...(card?.querySelectorAll('div') ?? [])].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll<HTMLElement>('.stage') ?? [])]);

describe('TemplateGallery', () => {
  it('shows all templates, and those of a chosen group only', async () => {
    await openGallery();
    expect(cards()).toHaveLength(TEMPLATE_DESIGNS.length);
    for (const [index, label] of ['飲食・宿泊', '美容・医療', '販売・集客', '会社・教育', '催し・作品'].entries()) {
      fireEvent.click(screen.getByRole('radio', { name: label }));
      const expected = TEMPLATE_DESIGNS.filter(({ group }) => group === TEMPLATE_GROUPS[index]).map(({ name }) => texts[name].title);
      expect(titles()).toEqual(expected);
    }
    fireEvent.click(screen.getByRole('radio', { name: 'すべて' }));
    expect(cards()).toHaveLength(TEMPLATE_DESIGNS.length);
  });

  it('draws the first three sheets of a card with its theme once the card is near the screen', async () => {
    await openGallery();
    const [card] = cards();
    expect(screensIn(card)).toEqual([]);
    const [show] = StubIntersectionObserver.shown;
    show?.();
    await vi.waitFor(() => expect(screensIn(card)).toHaveLength(3));
    expect(screensIn(card).map((stage) => stage.querySelector('h2')?.textContent)).toEqual(
      texts.cafe.sheets.slice(0, 3).map(({ text }) => text),
    );
    for (const stage of screensIn(card)) expect(stage.style.getPropertyValue('--headline')).toContain('f-shippori-mincho');
    expect(screensIn(cards()[1])).toEqual([]);
  });

  it('adds the glyphs of the templates in the language of the console to the page, each file once', async () => {
    await openGallery();
    const sources = faces.map(({ source }) => source);
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources.every((source) => /^url\(\/templates\/fonts\/[a-z\d-]+-[\da-f]{16}\.woff2\)$/.test(source))).toBe(true);
    const ink = faces.find(({ family, descriptors }) => family === 'f-yuji-syuku' && descriptors.weight === '400');
    // 宿
    expect(ink?.descriptors.unicodeRange?.split(',')).toContain('U+5bbf');
  });

  it('shows a sheet of a template on a phone before it is chosen', async () => {
    await openGallery();
    fireEvent.click(screen.getByRole('button', { name: '湯の宿のシートを見る' }));
    const dialog = within(await screen.findByRole('dialog'));
    const phone = await dialog.findByRole('img', { name: '湯の宿のA1のシート' });
    const heading = (): string | null | undefined => screensIn(phone)[0]?.querySelector('h2')?.textContent;
    await vi.waitFor(() => expect(heading()).toBe(texts.hotel.sheets[0]?.text));
    fireEvent.click(dialog.getByRole('button', { name: '次のシート' }));
    await vi.waitFor(() => expect(heading()).toBe(texts.hotel.sheets[1]?.text));
  });
});
