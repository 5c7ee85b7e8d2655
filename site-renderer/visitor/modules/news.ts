import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';
import { closedIds } from '#site-renderer/visitor/support/closed-ids.ts';
import { NEWS_CSS } from '#site-renderer/visitor/support/news-css.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

type Answer = ResponseOf<typeof notiDelivery.delivered>;

/** Shows the unread news of the site in the page's bar (`NewsBar`), one after another. A closed one is not shown again. */
export function start({ stage, api }: Pick<Visit, 'stage' | 'api'>): void {
  const bar = stage.querySelector<HTMLElement>('.news');
  if (!bar) return;
  const [title, content, link, button] = bar.children as unknown as [Element, Element, HTMLAnchorElement, HTMLButtonElement];
  const closed = closedIds(() => localStorage, 'closed-news');
  let waiting: Answer['news'] = [];

  const show = (): void => {
    const [next] = waiting;
    if (next) {
      title.textContent = next.title;
      content.textContent = next.content;
      link.href = next.contentUrl;
      link.hidden = !next.contentUrl;
    }
    bar.hidden = !next;
  };

  button.onclick = () => {
    closed.add(waiting.shift()?.id ?? '');
    show();
    // The focused button is hidden with the bar.
    if (bar.hidden) stage.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
  };

  const ask = async (): Promise<void> => {
    const response = await fetch(api.replace('/site/', '/noti_delivery?siteId='), { priority: 'low' });
    if (!response.ok) return;
    const { data } = (await response.json()) as { data: Answer };
    waiting = data.news.filter(({ id }) => !closed.has(id));
    if (waiting.length > 0) stage.insertAdjacentHTML('beforeend', `<style>${NEWS_CSS}</style>`);
    show();
  };

  // Without a response the site has no news.
  ask().catch(() => undefined);
}
