import { IconBan, IconPlus, IconReplace, type TablerIcon } from '@tabler/icons-react';
import type { PlannedFile } from '#shared/rules/bulk-upload/plan-bulk-upload.ts';

type Outcome = PlannedFile['outcome'];

export const OUTCOMES = ['new', 'replaces', 'skipped'] as const satisfies readonly Outcome[];

export const OUTCOME_ICON: Readonly<Record<Outcome, TablerIcon>> = { new: IconPlus, replaces: IconReplace, skipped: IconBan };
