import type { Session } from '#shared/model/sign-in/session.ts';
import { deviceOfUserAgent } from '#shared/rules/sign-in/device-of-user-agent.ts';
import { describeUser } from '#functions/accounts/services/describe-user.ts';
import { reportNewDevice, type ReportNewDeviceDependencies } from '#functions/sign-in/services/report-new-device.ts';
import type { Login } from '#functions/accounts/store/login.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { SessionStore } from '#functions/sign-in/store/session-store.ts';

export interface StartSessionDependencies extends ReportNewDeviceDependencies {
  plans: Pick<PlanStore, 'getSiteLimits'>;
  sessions: Pick<SessionStore, 'open'>;
  imageMaxMb: number;
}

/** A session with the secrets of its cookies. `mediaScope`: the account whose media the login may see. */
export interface StartedSession {
  session: Session;
  refreshToken: string;
  deviceSecret: string;
  mediaScope: string;
}

/** The browser that signs in: the value of its device cookie and its user agent. */
interface SignInOrigin {
  deviceSecret: string | undefined;
  userAgent: string | undefined;
}

/** Opens a session for an authenticated login, stores the device, and reports a new one. */
export async function startSession(
  dependencies: StartSessionDependencies,
  login: Login,
  { deviceSecret: presented, userAgent }: SignInOrigin,
): Promise<StartedSession> {
  const { devices, plans, sessions, imageMaxMb } = dependencies;
  const { account, workAccount } = login;
  const device = deviceOfUserAgent(userAgent);
  await reportNewDevice(dependencies, account, presented, device);
  const [limits, deviceSecret] = await Promise.all([plans.getSiteLimits(workAccount), devices.remember(account.email, presented)]);
  const { refreshToken, ...session } = await sessions.open(account, { secret: deviceSecret, ...device });
  return {
    session: { ...session, user: describeUser(login, { limits, imageMaxMb }) },
    refreshToken,
    deviceSecret,
    mediaScope: workAccount.id,
  };
}
