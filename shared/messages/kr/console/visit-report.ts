import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitReport as source } from '#shared/messages/jp/console/visit-report.ts';

export const visitReport: CatalogueOf<typeof source> = {
  title: '통계 보고서',
  asOf: '{{time}} 기준 집계(일본 시간)',
  onlyLanguage: '{{language}}로 본 방문만 집계했습니다(팝업은 모든 언어).',
  moreAnnotations: '외 {{count}}건',
  times: '표시 및 조작까지 걸린 시간',
  gridNote: '색이 진할수록 많이 조회된 시트입니다. 각 칸은 셀 번호, 시트 조회 수, 평균 표시 시간입니다.',
  gridPictures: '시트 조회 수가 많은 {{count}}개 시트에 이미지를 넣었습니다.',
  sheets: '시트별 수치',
  firstSheets: '시트 조회 수가 많은 {{count}}개 시트입니다.',
  goneSheet: '삭제된 시트({{alias}})',
  gonePopup: '삭제된 팝업',
  numbers: '일별 수치',
  none: '이 기간에는 기록이 없습니다.',
  counting: '집계 방법',
  privacy: '쿠키와 개인 정보를 사용하지 않습니다. 추적 거부(DNT, GPC)를 설정한 브라우저의 방문은 집계하지 않습니다.',
};
