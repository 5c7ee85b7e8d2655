import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { type Condition, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { siteScheduleKey } from '#functions/platform/keys/keys.ts';
import type { Site, StoredSchedule } from '#functions/sites/store/site.ts';
import { CHECK_AHEAD_MS } from '#shared/rules/publishing/publication-schedule.ts';

/** Returns when a scheduled publication is processed next, to be checked or carried out, in epoch milliseconds. */
export const scheduleDueAt = ({ at, isChecked }: Pick<StoredSchedule, 'at' | 'isChecked'>): number =>
  Date.parse(at) - (isChecked ? 0 : CHECK_AHEAD_MS);

/** Returns the condition that the schedule has not changed since the site was read. */
export const hasSameSchedule = ({ scheduleVersion }: Pick<Site, 'scheduleVersion'>): Condition =>
  scheduleVersion === undefined ? isAbsent('scheduleVersion') : isEqual('scheduleVersion', scheduleVersion);

/** Returns what a schedule change adds to the update of the site and to its transaction. `version` is the id of the change. */
export function scheduleChange(
  site: Pick<Site, 'id' | 'scheduleVersion'>,
  scheduled: readonly StoredSchedule[],
  version: string,
): { set: Pick<Site, 'scheduled' | 'scheduleVersion'>; when: Condition[]; writes: Write[] } {
  const key = siteScheduleKey(site.id);
  const due = Math.min(...scheduled.map(scheduleDueAt));
  return {
    set: { scheduled, scheduleVersion: version },
    when: [hasSameSchedule(site)],
    writes: [
      scheduled.length === 0
        ? { delete: key }
        : { put: { ...key, entity: 'site-schedule', ...dueAttributes('publication', new Date(due), site.id) } },
    ],
  };
}
