import type { ContractStatus } from '#shared/model/role.ts';

export type ContractAction = 'activate' | 'pause' | 'resume' | 'terminate';

/**
 * The contract state machine: for each action, the next status by the status in which it is allowed.
 * INACTIVE means created and not yet signed in; TERMINATED is final.
 */
export const CONTRACT_TRANSITIONS: Readonly<Record<ContractAction, Partial<Record<ContractStatus, ContractStatus>>>> = {
  activate: { INACTIVE: 'ACTIVE' },
  pause: { ACTIVE: 'SUSPENDED' },
  resume: { SUSPENDED: 'ACTIVE' },
  terminate: { INACTIVE: 'TERMINATED', ACTIVE: 'TERMINATED', SUSPENDED: 'TERMINATED' },
};

/** Returns the status after an action; `undefined` if the current status does not allow the action. */
export const contractTransition = (status: ContractStatus, action: ContractAction): ContractStatus | undefined =>
  CONTRACT_TRANSITIONS[action][status];

/** The effect of contracts on the sites below them: `running`, `paused` (answered with 503), or `ended` (EXPIRED). */
export type ContractEffect = 'running' | 'paused' | 'ended';

/** The fields of an account that determine the effect of its contract. */
interface Contract {
  contractStatus: ContractStatus;
  /** Last day of the contract in Japanese time, YYYY-MM-DD; `null`: open-ended. */
  contractEnd: string | null;
}

/**
 * Returns the strictest effect on a site of the contracts of its owner and of all accounts above. `today` is the day in
 * Japanese time, YYYY-MM-DD.
 */
export function contractEffect(chain: readonly Contract[], today: string): ContractEffect {
  const hasEnded = ({ contractStatus, contractEnd }: Contract) =>
    contractStatus === 'TERMINATED' || (contractEnd !== null && contractEnd < today);
  if (chain.some(hasEnded)) return 'ended';
  return chain.some(({ contractStatus }) => contractStatus === 'SUSPENDED') ? 'paused' : 'running';
}
