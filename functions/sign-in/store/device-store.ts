import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import { deviceKey, devicePartition, signedInKey } from '#functions/platform/keys/sign-in-keys.ts';
import { KNOWN_DEVICE_MS } from '#shared/model/limits.ts';

const SECRET = /^[\w-]{43}$/;

/** A device as stored. `until` is in epoch milliseconds. */
const StoredDevice = z.object({ until: z.number() });

/** Devices on which an address has signed in. `email` is in lower case; `secret` is the value of the device cookie. */
export interface DeviceStore {
  isKnown(email: string, secret: string | undefined): Promise<boolean>;
  /**
   * Remembers a device, or extends the time for which it is known. Returns its secret: the given one, or a new one if it is missing or
   * malformed.
   */
  remember(email: string, secret?: string): Promise<string>;
  /**
   * Stores that a login has signed in on an unknown device, before the device is remembered. Returns `false` for the first sign-in of the
   * login: it has no known device, and no sign-in was stored before.
   */
  recordNewDevice(login: { id: string; email: string }): Promise<boolean>;
}

export function deviceStore(table: Table, ids: Ids, clock: Clock): DeviceStore {
  const now = () => clock().getTime();
  return {
    async isKnown(email, secret) {
      if (!secret || !SECRET.test(secret)) return false;
      const device = await table.get(deviceKey(email, secret), StoredDevice);
      return device !== undefined && device.until > now();
    },
    async remember(email, present) {
      const secret = present && SECRET.test(present) ? present : ids.secret();
      const until = now() + KNOWN_DEVICE_MS;
      await table.put({ ...deviceKey(email, secret), entity: 'device', until, expiresAt: Math.ceil(until / 1_000) });
      return secret;
    },
    async recordNewDevice({ id, email }) {
      const isFirstRecord = await tryCommit(table.put({ ...signedInKey(id), entity: 'signed-in' }, isAbsent()));
      if (!isFirstRecord) return true;
      // Covers devices that were remembered before sign-ins were stored.
      const { items } = await table.query({ pk: devicePartition(email), limit: 1 });
      return items.length > 0;
    },
  };
}
