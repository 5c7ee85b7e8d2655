import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { recoverMediaIn } from '#web/lib/media/recover-media.ts';

interface ShadowFrameProps {
  className?: string | undefined;
  lang: string;
  css: string;
  children: ReactNode;
}

/** A site has no dark scheme, so it inherits nothing from that of the console. */
const SITE_COLOURS = ':host { color: #202020; color-scheme: only light }';

const sheets = new Map<string, CSSStyleSheet>();

function styleSheet(css: string): CSSStyleSheet {
  const cached = sheets.get(css);
  if (cached) return cached;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Renders its children in a shadow root with only the given style sheet, isolated from the console's styles. */
export function ShadowFrame({ className, lang, css, children }: ShadowFrameProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);

  const attach = (host: HTMLDivElement | null): void => {
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    recoverMediaIn(shadow);
    shadow.adoptedStyleSheets = [styleSheet(SITE_COLOURS), styleSheet(css)];
    setRoot(shadow);
  };

  return (
    <div ref={attach} className={className} lang={lang}>
      {root && createPortal(children, root)}
    </div>
  );
}
