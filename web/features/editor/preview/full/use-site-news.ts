import { type RefObject, useEffect, useRef } from 'react';
import type { Language } from '#shared/model/language.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { newsData } from '#site-renderer/news/rendered-news.ts';
import { showNews } from '#site-renderer/visitor/modules/news.ts';
import { api } from '#web/lib/api/api-client.ts';

interface ShownSite {
  siteId: string;
  language: Language;
  addresses: SiteAddresses;
}

/** Shows the current news of the site in the news bar, as the visitor's runtime does. Without an answer there is no news. */
export function useSiteNews(screen: RefObject<HTMLElement | null>, { siteId, language, addresses }: ShownSite): void {
  const latest = useRef(addresses);
  latest.current = addresses;
  useEffect(() => {
    const stage = screen.current?.querySelector<HTMLElement>('.stage');
    if (!stage) return undefined;
    let isOver = false;
    api.news
      .siteNews({ params: { siteId }, query: { status: 'public' } })
      .then(({ news }) => {
        const current = news.flatMap((item) => (item.startDate === null ? [] : [{ ...item, startDate: item.startDate }]));
        if (!isOver) showNews({ stage }, newsData(current, language, latest.current));
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [screen, siteId, language]);
}
