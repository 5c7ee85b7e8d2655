import { useMemo } from 'react';
import { type Company, EMPTY_COMPANY } from '#shared/model/site/company.ts';
import { useLanguagePart, useLanguagePartEdits } from '#web/features/editor/sections/use-language-part.ts';

/** The company information in the language being edited; empty as long as nothing was entered. */
export const useCompany = (): Company => useLanguagePart('company') ?? EMPTY_COMPANY;

/** Edits fields of it; typing in one of them is one step of undo. */
export function useChangeCompany(): (patch: Partial<Company>) => void {
  const { change } = useLanguagePartEdits('company', 'company');
  return useMemo(() => (patch) => change(patch, EMPTY_COMPANY), [change]);
}
