import type { Sheet } from '#shared/model/site.ts';
import type { PublishFault } from '#shared/rules/publish-check.ts';

/** The field of a sheet that mends what keeps a site off the air; `null`: no field does. */
export const FAULT_FIELD: Readonly<Record<PublishFault['rule'], keyof Sheet | null>> = {
  'no-sheets': null,
  'not-consecutive': null,
  'creative-missing': 'image',
  'button-without-text': 'linkButtonText',
  'button-without-destination': 'linkDestinationUrl',
  'unknown-cell': 'linkDestinationUrl',
  'point-without-name': 'imageLinkPoints',
  'point-without-destination': 'imageLinkPoints',
  'point-unknown-cell': 'imageLinkPoints',
};
