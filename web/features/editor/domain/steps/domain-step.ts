import { useLocalStorage } from '@mantine/hooks';
import type { SiteDomain } from '#shared/model/site/custom-domain.ts';

/** The steps to a domain of one's own. */
export const DOMAIN_STEPS = ['enter', 'copy', 'add', 'complete'] as const;
export type DomainStep = (typeof DOMAIN_STEPS)[number];

type Progress = Pick<SiteDomain, 'state' | 'finding'>;

/** Whether something was found under the name of a domain, so that its record is a matter of the provider. */
export const isFoundAtProvider = ({ finding }: Pick<SiteDomain, 'finding'>): boolean =>
  finding.code !== 'absent' && finding.code !== 'unknown';

/** The step that the state of a domain leads to. `copied`: the user has gone on from the record to the provider. */
export function stepOf(domain: Progress, copied: boolean): DomainStep {
  if (domain.state === 'ended') return 'enter';
  if (domain.state !== 'waiting') return 'complete';
  return copied || isFoundAtProvider(domain) ? 'add' : 'copy';
}

/** Whether this device has gone on from copying the record of a domain, so that one returns to the step that one left. */
export function useCopied(token: string): [boolean, (copied: boolean) => void] {
  const [copied, setCopied] = useLocalStorage({
    key: `domain-copied-${token}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return [copied, setCopied];
}
