import { useLocalStorage } from '@mantine/hooks';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';

/** The steps to set up a custom domain. */
export const DOMAIN_STEPS = ['enter', 'copy', 'add', 'complete'] as const;
export type DomainStep = (typeof DOMAIN_STEPS)[number];

type Progress = Pick<SiteDomain, 'state' | 'finding'>;

/** Whether a DNS record was found for the domain, so that the remaining work is at the provider. */
export const isFoundAtProvider = ({ finding }: Pick<SiteDomain, 'finding'>): boolean =>
  finding.code !== 'absent' && finding.code !== 'unknown';

/**
 * Returns the step for the state of a domain. `copied`: whether the user has continued from copying the record to adding it at the
 * provider.
 */
export function stepOf(domain: Progress, copied: boolean): DomainStep {
  if (domain.state === 'ended') return 'enter';
  if (domain.state !== 'waiting') return 'complete';
  return copied || isFoundAtProvider(domain) ? 'add' : 'copy';
}

/** Whether this device has passed the step that copies the record, so that a later visit continues after it. Kept in local storage. */
export function useCopied(token: string): [boolean, (copied: boolean) => void] {
  const [copied, setCopied] = useLocalStorage({
    key: `domain-copied-${token}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return [copied, setCopied];
}
