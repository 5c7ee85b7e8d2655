import { useDebouncedValue } from '@mantine/hooks';
import { IconFileInvoice, IconPhoto } from '@tabler/icons-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { paymentSearch } from '#shared/rules/billing/payment-search.ts';
import { searchTerms } from '#shared/rules/text/search-text.ts';
import classes from '#web/app/palette/command-palette.module.css';
import type { PathItem } from '#web/app/palette/palette-item.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatYen } from '#web/lib/format/format.ts';
import { thumbnailSource } from '#web/lib/media-url.ts';
import { invoicePath, siteEditorPath, userPath } from '#web/lib/paths.ts';
import { userApi } from '#web/lib/api/user-api.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { ContractStatusBadge } from '#web/ui/contract-status-badge.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { SiteStatusBadge } from '#web/ui/site-status-badge.tsx';

const DEBOUNCE_MS = 180;
const LIMIT = 8;

const siteItem = ({ id, name, status, thumbnail }: SiteSummary, path: string): PathItem => ({
  id: `site-${id}`,
  group: 'sites',
  label: name,
  icon: (
    <span className={classes['thumbnail']} style={{ backgroundColor: thumbnail?.colour }}>
      {thumbnail ? <img {...thumbnailSource(thumbnail)} sizes="32px" alt="" /> : <IconPhoto size={18} stroke={1.5} aria-hidden />}
    </span>
  ),
  badge: <SiteStatusBadge status={status} />,
  path,
});

const userItem = ({ id, companyName, contactName, email, picture, effectiveStatus }: UserSummary, path: string): PathItem => ({
  id: `user-${id}`,
  group: 'users',
  label: companyName,
  detail: `${contactName} · ${email}`,
  icon: <PersonAvatar name={companyName} picture={picture} size={32} />,
  badge: <ContractStatusBadge status={effectiveStatus} />,
  path,
});

/** The shortest part of an invoice's number that is searched for, so that a digit of a site's name does not list invoices. */
const NUMBER_MIN = 4;

/** Whether a query is a number of an invoice, or an amount with its sign or a day, which are no number. */
function isInvoiceSearch(query: string): boolean {
  const { number, total, day } = paymentSearch(query);
  return number === undefined ? total !== undefined || day !== undefined : number.length >= NUMBER_MIN;
}

const invoiceItem = ({ number, companyName, total }: Payment, path: string): PathItem => ({
  id: `invoice-${number}`,
  group: 'invoices',
  label: number,
  detail: `${companyName} · ${formatYen(total)}`,
  icon: <IconFileInvoice size={20} stroke={1.5} aria-hidden />,
  path,
});

export interface SearchResults {
  /** The results of exactly the current query, shown together; results of an earlier query are never shown. */
  items: PathItem[];
  state: 'idle' | 'searching' | 'failed' | 'done';
  retry: () => void;
}

/** Returns the sites and users, and the invoices by number, amount or day, in the login's scope that match the query, once both are loaded. */
export function useSearchResults(query: string): SearchResults {
  const user = useUser();
  const [debounced] = useDebouncedValue(query, DEBOUNCE_MS);
  const isSearch = searchTerms(query).length > 0;
  const isSettled = debounced === query;
  const search = { keyword: debounced, limit: LIMIT };
  const users = userApi(user);
  const options = { enabled: isSearch && isSettled, meta: { isOptional: true } };
  const mayReadSites = useMayDo('site:read');
  const sites = useQuery({
    ...options,
    queryKey: ['palette', 'sites', debounced],
    queryFn: mayReadSites ? ({ signal }) => api.site.list({ query: search }, { signal }) : skipToken,
  });
  const people = useQuery({
    ...options,
    queryKey: ['palette', 'users', debounced],
    queryFn: users ? ({ signal }) => users.list({ query: search }, { signal }) : skipToken,
  });
  const mayReadPayments = useMayDo('payment:read');
  const isInvoice = mayReadPayments && isInvoiceSearch(query);
  const invoices = useQuery({
    ...options,
    queryKey: ['palette', 'invoices', debounced],
    queryFn: isInvoice ? ({ signal }) => api.bill.list({ query: search }, { signal }) : skipToken,
  });
  const requests = [...(mayReadSites ? [sites] : []), ...(users ? [people] : []), ...(isInvoice ? [invoices] : [])];
  const retry = (): void => requests.filter(({ isError }) => isError).forEach((request) => void request.refetch());

  if (!isSearch) return { items: [], state: 'idle', retry };
  if (!isSettled) return { items: [], state: 'searching', retry };
  // Sites are listed before users. If each list were shown on arrival, late sites would move an option away from the pointer or the next
  // key.
  if (requests.some(({ isFetching, data }) => isFetching && data === undefined)) return { items: [], state: 'searching', retry };
  const items = [
    ...(sites.data?.sites ?? []).map((site) => siteItem(site, siteEditorPath(user, site.id))),
    ...(people.data?.users ?? []).map((found) => userItem(found, userPath(user, found.id))),
    ...(isInvoice ? (invoices.data?.payments ?? []).map((payment) => invoiceItem(payment, invoicePath(user, payment.number))) : []),
  ];
  return { items, state: requests.some(({ isError }) => isError) ? 'failed' : 'done', retry };
}
