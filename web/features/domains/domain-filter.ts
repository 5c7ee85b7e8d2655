import { DomainState } from '#shared/model/domains/custom-domain.ts';
import { defineFilter, type FilterOf, textField, valueField } from '#web/ui/list/list-filter.ts';

/** Filter of the list of domains; kept in the URL. */
export const domainFilter = defineFilter({ keyword: textField({ param: 'q' }), state: valueField(DomainState) });

export type DomainFilter = FilterOf<typeof domainFilter>;
