import { useState } from 'react';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/** The month in Japan when the component was first rendered, YYYY-MM. */
export const useMonth = (): string => useState(() => monthOf(new Date()))[0];
