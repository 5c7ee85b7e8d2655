import { api } from '#web/lib/api/api-client.ts';
import { takeReturnPath } from '#web/lib/session/acting.ts';
import { dropActingSession, readSession } from '#web/lib/session/session.ts';
import { leaveTo } from '#web/lib/leave-to.ts';

/** Ends acting for a login (on the server, if reachable), and loads the user's own console again. */
export async function leaveActing(): Promise<void> {
  const id = readSession()?.user.acting?.id;
  if (id !== undefined) await api.signInSecurity.endActing({ params: { id } }).catch(() => null);
  dropActingSession();
  leaveTo(takeReturnPath());
}
