import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { library as source } from '#shared/messages/jp/console/library.ts';

export const library: CatalogueOf<typeof source> = {
  title: '미디어 라이브러리',
  lead: '계정에서 사용하는 이미지와 동영상입니다. 여기에 추가한 파일은 사이트를 삭제해도 남습니다. 이 페이지에 끌어다 놓거나 붙여넣을 수도 있습니다.',
  leadReadOnly: '계정에서 사용하는 이미지와 동영상입니다.',
  search: '파일 이름으로 검색',
  searchHint: '파일 이름의 일부',
  kindLabel: '용도',
  all: '전체',
  files: '파일',
  kind: {
    creative: '시트 이미지',
    video: '동영상',
    logo: '로고',
    favicon: '파비콘',
    product: '상품',
    popup: '팝업',
    share: '공유용 이미지',
  },
  upload: {
    choose: '파일 추가',
    label: '추가 진행 상황',
    progress: '추가하는 중: {{done}} / {{total}}개',
    cancel: '중지',
    failed: '추가하지 못한 파일',
  },
  empty: {
    title: '아직 파일이 없습니다',
    text: '이미지나 동영상을 여기에 끌어다 놓거나 ‘파일 추가’를 선택하세요.',
    textReadOnly: '사이트의 이미지와 동영상이 여기에 표시됩니다.',
  },
  clear: '조건 지우기',
  failed: '라이브러리를 불러오지 못했습니다',
  nothing: {
    title: '일치하는 파일이 없습니다',
    text: '다른 단어나 용도로 찾아보세요.',
  },
  goOn: {
    title: '지금까지 일치하는 파일이 없습니다',
    text: '이전 파일도 계속 찾을 수 있습니다.',
    action: '계속 찾기',
  },
  picker: {
    title: '라이브러리에서 선택',
    empty: '업로드한 이미지가 여기에 표시됩니다.',
    hint: 'Shift 키를 누른 채 선택하면 사이의 파일도 함께 선택됩니다(최대 {{max}}개).',
    full: '빈 셀 수({{max}}개)만큼 선택했습니다.',
    add: '추가',
    addMany: '{{number}}개 추가',
  },
};
