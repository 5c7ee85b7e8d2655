import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { memberKey, memberSessionKey } from '#functions/platform/keys/keys.ts';
import { StoredSession } from '#functions/visitors/store/records/member-session.ts';
import { StoredMember } from '#functions/visitors/store/records/member.ts';
import { siteId as siteIdSchema } from '#shared/model/fields.ts';
import { MEMBER_SESSION_MS } from '#shared/model/limits.ts';

/** A member's token, in the format `<memberId>.<sessionId>.<secret>`. */
interface MemberToken {
  memberId: string;
  sessionId: string;
  secret: string;
}

const TOKEN = /^(?<memberId>[0-9A-Z]{26})\.(?<sessionId>[0-9A-Z]{26})\.(?<secret>[\w-]{43})$/;

function parseToken(text: string): MemberToken | undefined {
  const { memberId, sessionId, secret } = TOKEN.exec(text)?.groups ?? {};
  return memberId && sessionId && secret ? { memberId, sessionId, secret } : undefined;
}

/** A session that is opened when its write is committed. */
interface NewSession {
  token: string;
  until: Date;
  write: Write;
}

/** The store of members' sessions. They are stored with the site, so the token of a member of another site is invalid. */
export interface MemberSessionStore {
  /** Returns a new session, to be written in a transaction of the caller. */
  prepare(member: Pick<StoredMember, 'siteId' | 'id' | 'epoch'>): NewSession;
  open(member: StoredMember): Promise<NewSession>;
  /** Returns the member of a token, or `undefined` if the session has ended or belongs to another site. Makes one call. */
  findMember(siteId: string, token: string): Promise<StoredMember | undefined>;
  /** Ends the session of a token; a no-op for a token of another site. */
  end(siteId: string, token: string): Promise<void>;
}

export function memberSessionStore(table: Table, ids: Ids, clock: Clock): MemberSessionStore {
  const now = () => clock().getTime();
  const isSiteId = (siteId: string) => siteIdSchema().safeParse(siteId).success;

  function prepare({ siteId, id: memberId, epoch }: Pick<StoredMember, 'siteId' | 'id' | 'epoch'>): NewSession {
    const [sessionId, secret, until] = [ids.ulid(), ids.secret(), now() + MEMBER_SESSION_MS];
    const session: StoredSession = { hash: digest(secret), epoch, until };
    const times = { createdAt: clock().toISOString(), expiresAt: Math.ceil(until / 1_000) };
    return {
      token: `${memberId}.${sessionId}.${secret}`,
      until: new Date(until),
      write: { put: { ...memberSessionKey(siteId, { memberId, sessionId }), entity: 'member-session', ...session, ...times } },
    };
  }

  return {
    prepare,
    async open(member) {
      const session = prepare(member);
      await table.transact([session.write]);
      return session;
    },
    async findMember(siteId, text) {
      const token = parseToken(text);
      if (!token || !isSiteId(siteId)) return undefined;
      const [session, member] = await table.getBoth(
        { key: memberSessionKey(siteId, token), schema: StoredSession },
        { key: memberKey(siteId, token.memberId), schema: StoredMember },
      );
      if (!session || !member) return undefined;
      const isOpen = session.hash === digest(token.secret) && session.until > now() && session.epoch === member.epoch;
      return isOpen ? member : undefined;
    },
    async end(siteId, text) {
      const token = parseToken(text);
      if (token && isSiteId(siteId)) await tryCommit(table.delete(memberSessionKey(siteId, token), isEqual('hash', digest(token.secret))));
    },
  };
}
