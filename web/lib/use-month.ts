import { useState } from 'react';
import { monthOf } from '#shared/rules/time/japanese-month.ts';
import { serverNow } from '#web/lib/server-time.ts';

/** The month in Japan when the component was first rendered, YYYY-MM. */
export const useMonth = (): string => useState(() => monthOf(serverNow()))[0];
