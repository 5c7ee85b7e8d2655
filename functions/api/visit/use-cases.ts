import type { VisitDependencies } from '#functions/api/visit/dependencies.ts';
import { reportVisit } from '#functions/api/visit/report-visit.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { visit } from '#shared/api-contract/endpoints/visit.ts';

/** Visits: the use case of every endpoint of the family. */
export const visitUseCases = (dependencies: VisitDependencies): UseCases<typeof visit> => ({ report: reportVisit(dependencies) });
