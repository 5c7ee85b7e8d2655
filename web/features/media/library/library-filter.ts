import { LibraryKind, MediaUseFilter } from '#shared/model/media/library.ts';
import { defineFilter, textField, valueField } from '#web/ui/list/list-filter.ts';

/** The filter of the media library; kept in the URL. */
export const libraryFilter = defineFilter({
  keyword: textField({ param: 'q' }),
  kind: valueField(LibraryKind),
  use: valueField(MediaUseFilter),
});
