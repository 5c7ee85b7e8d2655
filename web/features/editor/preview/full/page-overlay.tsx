import { type MouseEvent, useRef } from 'react';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import type { PageContent } from '#site-renderer/pages/page-content.ts';
import { READING_CSS } from '#site-renderer/styles/reading-css.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';

/** The styles of a published page, with a class instead of `main`, because the console already has a `main`. */
const PAGE_CSS = READING_CSS.replaceAll(/\bmain\b/g, '.page');

interface PageOverlayProps {
  content: PageContent;
  /** Id of the element to scroll to; empty for the top of the page. */
  anchor: string;
  language: Language;
  closeLabel: string;
  onClose: () => void;
  /** Called on a click that is not on a link within the page. */
  onClick: (target: Element) => void;
}

/** A published page in a dialog over the sheets, with its own styles, as it opens on the published site. */
export function PageOverlay({ content, anchor, language, closeLabel, onClose, onClick }: PageOverlayProps) {
  const frame = useRef<HTMLDivElement>(null);

  /** Runs as a ref callback, because the page renders after its frame. */
  const onPageMount = (page: HTMLElement | null): void => {
    if (!page) return;
    frame.current?.focus({ preventScroll: true });
    if (anchor !== '') page.querySelector(`#${CSS.escape(anchor)}`)?.scrollIntoView();
  };
  const onPageClick = (event: MouseEvent): void => {
    event.stopPropagation();
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    const fragment = link?.getAttribute('href')?.match(/^#(.+)$/)?.[1];
    const linked = fragment === undefined ? null : event.currentTarget.querySelector(`#${CSS.escape(fragment)}`);
    if (linked) linked.scrollIntoView();
    else onClick(event.target);
  };

  return (
    <dialog open className="over" aria-label={content.title}>
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        ×
      </button>
      <ScrollRegion ref={frame} label={content.title}>
        <ShadowFrame lang={LANGUAGE_TAG[language]} css={PAGE_CSS + content.styles}>
          <div key={content.page} ref={onPageMount} role="presentation" className="page" onClick={onPageClick}>
            {content.body}
          </div>
        </ShadowFrame>
      </ScrollRegion>
    </dialog>
  );
}
