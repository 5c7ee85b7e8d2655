import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { usage as source } from '#shared/messages/jp/console/usage.ts';

export const usage: CatalogueOf<typeof source> = {
  title: '페이지뷰',
  lead: '공개 중인 사이트가 조회된 횟수입니다.',
  month: '표시할 달',
  pageViews: '페이지뷰',
  seeBySite: '사이트별로 보기',
  ofBlock: '{{views}} / {{max}}',
  unlimited: '{{views}}(제한 없음)',
  full: '추가 요금이 없는 페이지뷰를 모두 사용했습니다. 다음 조회부터 추가 요금이 부과됩니다.',
  charge: '추가 요금 {{charge}}(세금 별도)',
  nextBlock: '{{left}}회 더 조회되면 추가 요금이 부과됩니다({{size}}회당 {{price}}, 세금 별도).',
  forecast: '현재 속도라면 이번 달은 약 {{views}}회입니다.',
  forecastCharge: '예상 추가 요금: {{charge}}(세금 별도)',
  late: '마감 후 집계된 {{views}}회의 페이지뷰는 청구에 포함되지 않습니다.',
  bySite: '사이트별 페이지뷰',
  column: { site: '사이트' },
  empty: {
    title: '이번 달 페이지뷰가 아직 없습니다',
    text: '사이트에 방문이 생기면 여기에 표시됩니다.',
  },
  missing: {
    title: '계정을 찾을 수 없습니다',
    text: '삭제되었거나 볼 권한이 없는 계정입니다.',
  },
  failed: '페이지뷰를 불러오지 못했습니다',
  explanation: '조회 후 집계까지 최대 1시간 정도 걸립니다. 검색 엔진 등 프로그램의 접속과 브라우저의 미리 읽기는 세지 않습니다.',
};
