import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayPreview, type PreviewSessionState } from '#shared/rules/preview/preview-access.ts';

/** Lifetime of a session, in the time units of these tests. */
const LIFETIME = 12;
const SHARE = { isShared: true, epoch: 'e1' };
const INVITEE = { invitation: 'i1' };
const SESSION = { epoch: 'e1', invitation: 'i1', until: 1_000 };

it('mayPreview lets an invited viewer see a shared preview until the session expires', () => {
  expect(mayPreview(SESSION, SHARE, INVITEE, 999)).toBe(true);
  expect(mayPreview(SESSION, SHARE, INVITEE, 1_000)).toBe(false);
});

it('mayPreview denies a session if the sharing ended, the password changed or the invitation was withdrawn', () => {
  expect(mayPreview(SESSION, undefined, INVITEE, 0)).toBe(false);
  expect(mayPreview(SESSION, { ...SHARE, isShared: false }, INVITEE, 0)).toBe(false);
  expect(mayPreview(SESSION, { ...SHARE, epoch: 'e2' }, INVITEE, 0)).toBe(false);
  expect(mayPreview(SESSION, SHARE, undefined, 0)).toBe(false);
  expect(mayPreview(SESSION, SHARE, { invitation: 'i2' }, 0)).toBe(false);
});

/** Returns a site whose sharing changes over time. Ids are unique over all sites, as ULIDs are. */
function sharedSite(nextId: () => string) {
  const share = { isShared: false, epoch: nextId() };
  const invitees = new Map<string, { invitation: string }>();
  /** Opened sessions, each with whether it has been ended. */
  const sessions: (PreviewSessionState & { email: string; isEnded: boolean })[] = [];
  const endAll = () => sessions.forEach((session) => Object.assign(session, { isEnded: true }));
  return {
    share,
    invitees,
    sessions,
    invite: (email: string) => void (invitees.has(email) || invitees.set(email, { invitation: nextId() })),
    revoke: (email: string) => {
      invitees.delete(email);
      for (const session of sessions) if (session.email === email) session.isEnded = true;
    },
    begin: () => void (share.isShared = true),
    end: () => {
      Object.assign(share, { isShared: false, epoch: nextId() });
      endAll();
    },
    changePassword: () => {
      share.epoch = nextId();
      endAll();
    },
    open: (email: string, now: number) => {
      const invitee = invitees.get(email);
      if (share.isShared && invitee) sessions.push({ ...invitee, epoch: share.epoch, until: now + LIFETIME, email, isEnded: false });
    },
  };
}

it('mayPreview rejects ended sessions, and sessions of another site or mixed from two sites, in 100,000 attempts', () => {
  const random = fc.sample(fc.integer({ min: 0, max: 2 ** 31 - 1 }), { numRuns: 20_000, seed: 17 });
  let drawn = 0;
  const below = (max: number) => (random[(drawn += 1) % random.length] ?? 0) % max;
  let attempts = 0;
  let opened = 0;
  for (let history = 0; attempts < 100_000; history += 1) {
    let ids = 0;
    const nextId = () => `${history}-${(ids += 1)}`;
    const [site, other] = [sharedSite(nextId), sharedSite(nextId)];
    let now = 0;
    for (let step = 0; step < 40; step += 1) {
      now += below(3);
      for (const one of [site, other]) {
        const email = `${below(3)}@example.jp`;
        const actions = [one.invite, one.revoke, one.begin, one.end, one.changePassword, one.open, one.open, one.invite, one.begin];
        actions[below(actions.length)]?.(email, now);
      }
      for (const email of ['0@example.jp', '1@example.jp', '2@example.jp']) {
        const invitee = site.invitees.get(email);
        for (const session of site.sessions) {
          const isOpen = session.email === email && !session.isEnded && session.until > now;
          expect(mayPreview(session, site.share, invitee, now)).toBe(isOpen);
          opened += Number(isOpen);
          attempts += 1;
        }
        for (const foreign of other.sessions) {
          const own = site.sessions.at(-1) ?? foreign;
          for (const forged of [foreign, { ...foreign, epoch: own.epoch }, { ...foreign, invitation: own.invitation }]) {
            const isOwn = forged.epoch === site.share.epoch && forged.invitation === invitee?.invitation;
            expect([isOwn, mayPreview(forged, site.share, invitee, now)]).toEqual([false, false]);
            attempts += 1;
          }
        }
      }
    }
  }
  expect(opened).toBeGreaterThan(1_000);
});
