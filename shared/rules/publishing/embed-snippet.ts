import type { ViewMode } from '#shared/model/sites/site.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';

/** The size of a frame in pixels until the site reports its height. */
export const EMBED_SIZE: Readonly<Record<ViewMode, { width: number; height: number }>> = {
  MOBILE: { width: 390, height: 693 },
  PC: { width: 960, height: 540 },
};

interface EmbeddedSite {
  /** The URL of the first sheet in a language. */
  url: string;
  /** The name of the site, which names the frame. */
  name: string;
  viewMode: ViewMode;
  /** The text of the link for visitors whose browser does not show the frame. */
  link: string;
}

/**
 * Returns the markup that embeds a site in another page: the frame, a link, and a script that gives the frame the height that the
 * site reports (`report-height.ts`). The frame is never higher than the window, so that a sheet can be seen whole.
 */
export function embedSnippet({ url, name, viewMode, link }: EmbeddedSite): string {
  const { height } = EMBED_SIZE[viewMode];
  const href = escapeHtml(url);
  const { origin } = new URL(url);
  return [
    `<iframe src="${href}" title="${escapeHtml(name)}" loading="lazy" allow="fullscreen; clipboard-write; web-share" style="display:block;width:100%;height:${height}px;max-height:96vh;border:0"></iframe>`,
    `<p><a href="${href}">${escapeHtml(link)}</a></p>`,
    `<script>addEventListener('message',function(e){if(e.origin==='${origin}'&&e.data&&e.data.siteHeight>0)document.querySelectorAll('iframe').forEach(function(f){if(f.contentWindow===e.source)f.style.height=e.data.siteHeight+'px'})})</script>`,
  ].join('\n');
}
