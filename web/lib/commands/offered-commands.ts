import type { TablerIcon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** The commands that screens offer to the command palette, in its order. The catalogue `commands` has other words for each, under `words`. */
export const COMMAND_NAMES = [
  'undo',
  'redo',
  'saveDraft',
  'save',
  'publishPublic',
  'schedule',
  'share',
  'preview',
  'openSite',
  'qr',
  'history',
  'comments',
  'replace',
  'saveTemplate',
  'exportSite',
  'visitors',
  'siteNews',
  'siteReports',
  'publishPrivate',
  'addPictures',
  'bulkUpload',
  'importLinks',
  'editCell',
  'place',
  'cut',
  'copy',
  'paste',
  'clear',
  'chooseAll',
  'roomRight',
  'roomDown',
  'rowAbove',
  'rowBelow',
  'columnLeft',
  'columnRight',
  'zoomIn',
  'zoomOut',
  'zoomFit',
  'shortcuts',
  'sheets',
  'menu',
  'popups',
  'design',
  'seo',
  'sns',
  'contact',
  'membership',
  'form',
  'phone',
  'company',
  'domain',
  'embed',
  'languages',
  'checklist',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** A command of the screen that is shown. */
export interface OfferedCommand {
  name: CommandName;
  label: string;
  icon: TablerIcon;
  /** The shortcut, as the keyboard of this device names it. */
  keys?: string;
  /** Whether the command has an effect now, which is the default. The palette leaves out a command without one. */
  isPossible?: boolean;
  run: () => void;
}

type Offer = () => readonly OfferedCommand[];

const offers = new Set<Offer>();

/** Offers commands to the command palette while the component is shown. `offer` is called whenever the palette opens. */
export function useOfferCommands(offer: Offer): void {
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  });
  useEffect(() => {
    const read: Offer = () => latest.current();
    offers.add(read);
    return () => void offers.delete(read);
  }, []);
}

/** Returns the commands that have an effect now, in the order of `COMMAND_NAMES`. */
export const offeredCommands = (): OfferedCommand[] =>
  [...offers]
    .flatMap((offer) => offer())
    .filter(({ isPossible = true }) => isPossible)
    .toSorted((a, b) => COMMAND_NAMES.indexOf(a.name) - COMMAND_NAMES.indexOf(b.name));
