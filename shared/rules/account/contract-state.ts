import type { ContractStatus } from '#shared/model/account/role.ts';

export type ContractAction = 'activate' | 'pause' | 'resume' | 'terminate';

/**
 * The contract state machine (spec 4, product.md "Contract status"): for each action, the status it leads to from each
 * status it is allowed in. INACTIVE is created and not yet signed in; TERMINATED is final.
 */
export const CONTRACT_TRANSITIONS: Readonly<Record<ContractAction, Partial<Record<ContractStatus, ContractStatus>>>> = {
  activate: { INACTIVE: 'ACTIVE' },
  pause: { ACTIVE: 'SUSPENDED' },
  resume: { SUSPENDED: 'ACTIVE' },
  terminate: { INACTIVE: 'TERMINATED', ACTIVE: 'TERMINATED', SUSPENDED: 'TERMINATED' },
};

/** The status an action leads to, or `undefined` where the present status refuses it. */
export const contractTransition = (status: ContractStatus, action: ContractAction): ContractStatus | undefined =>
  CONTRACT_TRANSITIONS[action][status];

/** What contracts say about the sites below them: they run, are off the air for a while, or are EXPIRED. */
export type ContractEffect = 'running' | 'paused' | 'ended';

/** The facts of one account that its contract is judged by. */
interface Contract {
  contractStatus: ContractStatus;
  /** Last day of the contract, in Japanese time; `null` runs on. */
  contractEnd: string | null;
}

/**
 * What the contracts on the way from the operator down to a site's owner make of the site (product.md "Contract status",
 * "Site states"). `today`: the day in Japanese time, YYYY-MM-DD.
 */
export function contractEffect(chain: readonly Contract[], today: string): ContractEffect {
  const hasEnded = ({ contractStatus, contractEnd }: Contract) =>
    contractStatus === 'TERMINATED' || (contractEnd !== null && contractEnd < today);
  if (chain.some(hasEnded)) return 'ended';
  return chain.some(({ contractStatus }) => contractStatus === 'SUSPENDED') ? 'paused' : 'running';
}
