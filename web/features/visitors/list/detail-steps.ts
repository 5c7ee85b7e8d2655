import type { ListSteps } from '#web/features/visitors/keyboard/use-list-keys.ts';
import type { ListAddress } from '#web/features/visitors/use-list-address.ts';

/** Returns functions that open the previous and the next detail in the loaded rows of the list. */
export function detailSteps(ids: readonly string[], { openId, replaceDetail }: Pick<ListAddress, 'openId' | 'replaceDetail'>): ListSteps {
  const index = openId === null ? -1 : ids.indexOf(openId);
  const step = (to: string | undefined) => (to === undefined ? undefined : () => replaceDetail(to));
  return { onPrevious: index > 0 ? step(ids[index - 1]) : undefined, onNext: index >= 0 ? step(ids[index + 1]) : undefined };
}
