import { type RefObject, useEffect, useRef } from 'react';
import type { Language } from '#shared/model/language.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { newsData } from '#site-renderer/visibility/rendered-news.ts';
import { showNews } from '#site-renderer/visitor/modules/news.ts';
import { api } from '#web/lib/api/api-client.ts';

interface ShownSite {
  siteId: string;
  language: Language;
  addresses: SiteAddresses;
  /** The cell on which the visitor rests. */
  resting: string;
}

/** Shows the current news of the site in the news bar, as the visitor's runtime does. Shows none if the request fails. */
export function useSiteNews(screen: RefObject<HTMLElement | null>, { siteId, language, addresses, resting }: ShownSite): void {
  const latest = useRef(addresses);
  const rested = useRef<((cell: string) => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = addresses;
  }, [addresses]);
  useEffect(() => {
    let isOver = false;
    let stop = (): void => undefined;
    const onRest = (listener: (cell: string) => void): void => {
      rested.current = listener;
    };
    const show = async (): Promise<void> => {
      const { news } = await api.news.siteNews({ params: { siteId }, query: { status: 'public' } });
      const current = news.flatMap((item) => (item.startDate === null ? [] : [{ ...item, startDate: item.startDate }]));
      const stage = screen.current?.querySelector<HTMLElement>('.stage');
      if (stage && !isOver) stop = showNews({ stage, onRest }, newsData(current, language, latest.current));
    };
    show().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [screen, siteId, language]);
  useEffect(() => rested.current?.(resting), [resting]);
}
