import { deviceKey } from '#functions/store/keys.ts';
import { KNOWN_DEVICE_MS } from '#shared/model/limits.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { Table } from '#functions/store/engine/table.ts';

const SECRET = /^[\w-]{43}$/;

export interface DeviceStore {
  /** Whether somebody has signed in with this (lower-case) address on the device that holds this secret. */
  isKnown(email: string, secret: string | undefined): Promise<boolean>;
  /** Knows a device from now on, by the secret it holds already, else by a new one. */
  remember(email: string, secret?: string): Promise<string>;
}

/** Devices that were signed in on, in the table. */
export function deviceStore(table: Table, ids: Ids, clock: Clock): DeviceStore {
  const now = () => clock().getTime();
  return {
    async isKnown(email, secret) {
      if (!secret || !SECRET.test(secret)) return false;
      const device = await table.get<{ until: number }>(deviceKey(email, secret));
      return device !== undefined && device.until > now();
    },
    async remember(email, held) {
      const secret = held && SECRET.test(held) ? held : ids.secret();
      const until = now() + KNOWN_DEVICE_MS;
      await table.put({ ...deviceKey(email, secret), entity: 'device', until, expiresAt: Math.ceil(until / 1_000) });
      return secret;
    },
  };
}
