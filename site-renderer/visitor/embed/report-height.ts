/** The pages that no other page may frame: where visitors sign in, register or choose a password. */
const UNFRAMED = /\/(?:login|register|forgot-password|member-account)$/;

/** Returns the height in pixels that shows the whole page: a sheet in its shape, another page with all of its content. */
function wantedHeight(): number {
  const stage = document.querySelector<HTMLElement>('[data-view]');
  if (stage) return Math.round(stage.dataset['view'] === 'PC' ? (innerWidth * 9) / 16 : (innerWidth * 16) / 9);
  const parts = [...document.querySelectorAll('header.frame, main > *, footer.frame, .consent')];
  return Math.ceil(parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
}

/**
 * Reports the height of the page to the page that frames it, whenever its size changes. Links to pages that cannot be framed open
 * in a tab of their own. Does nothing in a page that is not framed.
 */
export function reportHeight(): void {
  if (parent === self) return;
  new ResizeObserver(() => parent.postMessage({ siteHeight: wantedHeight() }, '*')).observe(document.body);
  const leaveFrame = ({ target }: MouseEvent): void => {
    const link = (target as Element).closest('a');
    if (link && UNFRAMED.test(link.pathname)) link.target = '_blank';
  };
  addEventListener('click', leaveFrame, true);
}
