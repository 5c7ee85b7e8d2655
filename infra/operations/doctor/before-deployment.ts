import type { CaaRecord } from 'node:dns';
import type { Settings } from '#infra/constructs/settings.ts';
import type { AwsCli } from '#infra/operations/doctor/aws-cli.ts';
import {
  checkConcurrency,
  checkConversions,
  checkIdentity,
  checkMail,
  checkPermissions,
  checkQuotas,
  checkRoutes,
  checkVerification,
  checkZones,
} from '#infra/operations/doctor/check-account.ts';
import { checkDomains, checkSettings } from '#infra/operations/doctor/check-settings.ts';
import { type Finding, findingsOf } from '#infra/operations/doctor/finding.ts';

interface BeforeDependencies {
  aws: AwsCli;
  resolveCaa: (domain: string) => Promise<CaaRecord[]>;
}

/** Checks everything that a deployment needs, without changes. Without credentials of the right account, it checks the settings only. */
export async function checkBeforeDeployment(settings: Settings, { aws, resolveCaa }: BeforeDependencies): Promise<Finding[]> {
  const local = [checkSettings(settings), await findingsOf(() => checkDomains(settings, resolveCaa))].flat();
  const identity = await findingsOf(() => checkIdentity(settings, aws));
  if (identity.some(({ level }) => level === 'fault')) return [...local, ...identity];
  const checks = [checkPermissions, checkConcurrency, checkMail, checkVerification, checkRoutes, checkQuotas, checkConversions, checkZones];
  const account = await Promise.all(checks.map((check) => findingsOf(() => check(settings, aws))));
  return [...local, ...identity, ...account.flat()];
}
