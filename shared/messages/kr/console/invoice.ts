import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { invoice as source } from '#shared/messages/jp/console/invoice.ts';

export const invoice: CatalogueOf<typeof source> = {
  title: {
    invoice: '청구서',
    credit: '환급 청구서',
    reissue: '청구서(재발행)',
  },
  to: '{{companyName}} 귀중',
  contact: '담당자 {{contactName}} 님',
  number: '청구서 번호',
  issuedOn: '발행일',
  dueOn: '납부 기한',
  corrects: '정정 대상 청구서 번호',
  registrationNumber: '등록 번호 {{number}}',
  greeting: '아래와 같이 청구합니다.',
  total: '청구 금액(세금 포함)',
  description: '내용',
  quantity: '수량',
  unitPrice: '단가',
  amount: '금액(세전)',
  taxRate: '세율',
  line: {
    'plan-fee': '{{planName}} 월 기본료({{month}}분)',
    'licence-fee': '라이선스 요금({{month}}분)',
    'page-views': '페이지뷰 요금({{month}}분)',
    'initial-fee': '초기 비용',
    'carried-over': '이월 금액({{month}}분)',
  },
  usage: '{{views}} PV(블록당 {{blockSize}} PV, {{blocks}}블록 사용. 첫 1블록은 기본료에 포함)',
  subtotal: '소계({{rate}}% 대상, 세전)',
  tax: '소비세({{rate}}%)',
  bank: '입금 계좌',
  note: '비고',
};
