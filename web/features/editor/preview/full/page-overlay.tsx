import { type MouseEvent, useRef } from 'react';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import type { PageContent } from '#site-renderer/pages/page-content.ts';
import { READING_CSS } from '#site-renderer/styles/reading-css.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';

/** The console has a `main` of its own. */
const PAGE_CSS = READING_CSS.replaceAll(/\bmain\b/g, '.page');

interface PageOverlayProps {
  content: PageContent;
  /** What on the page is wanted; empty: its beginning. */
  place: string;
  language: Language;
  closeLabel: string;
  onClose: () => void;
  /** A press on something in the page. */
  onPress: (target: Element) => void;
}

/** A page beside the sheets on top of them, under its own styles, as it opens over a published page of sheets. */
export function PageOverlay({ content, place, language, closeLabel, onClose, onPress }: PageOverlayProps) {
  const frame = useRef<HTMLDivElement>(null);

  /** The page is drawn a moment after its frame. */
  const begin = (page: HTMLElement | null): void => {
    if (!page) return;
    frame.current?.focus({ preventScroll: true });
    if (place !== '') page.querySelector(`#${CSS.escape(place)}`)?.scrollIntoView();
  };
  const press = (event: MouseEvent): void => {
    event.stopPropagation();
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    const inside = link?.getAttribute('href')?.match(/^#(.+)$/)?.[1];
    const wanted = inside === undefined ? null : event.currentTarget.querySelector(`#${CSS.escape(inside)}`);
    if (wanted) wanted.scrollIntoView();
    else onPress(event.target);
  };

  return (
    <dialog open className="over" aria-label={content.title}>
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        ×
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is long: the keyboard has to scroll it */}
      <div ref={frame} role="region" aria-label={content.title} tabIndex={0}>
        <ShadowFrame lang={LANGUAGE_TAG[language]} css={PAGE_CSS + content.styles}>
          <div key={content.page} ref={begin} role="presentation" className="page" onClick={press}>
            {content.body}
          </div>
        </ShadowFrame>
      </div>
    </dialog>
  );
}
