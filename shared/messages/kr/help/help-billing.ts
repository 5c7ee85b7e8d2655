import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpBilling as source } from '#shared/messages/jp/help/help-billing.ts';

export const helpBilling: CatalogueOf<typeof source> = {
  planManagement: {
    lead: '요금제의 가격, 한도, 기능을 정합니다.',
    tasks: {
      create: {
        title: '요금제 만들기',
        steps: '[[plans:create]]를 누르고 가격과 한도를 입력합니다.\n고객이 직접 신청할 수 있는지 선택합니다.',
      },
      price: {
        title: '가격 바꾸기',
        steps:
          '요금제의 메뉴에서 [[plans:action.prices]]을 선택합니다.\n적용할 달과 기존 계약에도 적용할지를 선택합니다.\n영향을 받는 계정 수를 확인하고 [[plans:prices.save]]을 누릅니다.',
      },
    },
    notes: '새 가격은 빨라도 다음 달부터 적용됩니다. 한도와 기능은 바로 바뀝니다.\n제공을 끝낸 요금제도 기존 계정은 계속 쓸 수 있습니다.',
  },
  checkPlan: {
    lead: '지금의 요금제와 사용량을 보여 줍니다. 요금제 변경도 여기에서 신청합니다.',
    tasks: {
      change: {
        title: '요금제 바꾸기',
        steps:
          '아래의 요금제를 비교합니다.\n[[contract:choose]] 또는 [[contract:ask.button]]을 누릅니다.\n요금과 시작일을 확인하고 확정합니다.',
      },
      withdraw: { title: '신청 취소하기', steps: '화면 위의 [[contract:change.withdraw]]를 누릅니다.' },
    },
    notes: '새 요금제는 매월 1일에 시작됩니다.\n요금제 한도보다 많이 쓰고 있으면 먼저 줄일 것을 알려 줍니다.',
  },
  paymentList: {
    lead: '청구서의 금액과 결제 상태를 보여 줍니다.',
    tasks: {
      get: {
        title: '청구서를 PDF로 받기',
        steps:
          '청구서를 하나 이상 선택합니다.\n[[bills:documents.zip]]를 누릅니다. 하나만 받으려면 열어서 [[bills:documents.pdf]]를 누릅니다.',
      },
      pay: { title: '미납 청구서 결제하기', steps: '청구서를 엽니다.\n[[card:pay.action]]를 누르거나 청구서의 계좌로 이체합니다.' },
      receive: {
        title: '입금 기록하기',
        steps: '청구서를 열고 [[ledger:receive.action]]을 누릅니다.\n날짜와 금액을 입력합니다. 모자란 금액은 미납으로 남습니다.',
      },
      correct: {
        title: '청구서 정정하기',
        steps: '청구서를 엽니다.\n교체하려면 [[bills:correct.action]], 일부를 줄이려면 [[ledger:credit.action]]을 누릅니다.',
      },
    },
    notes: '청구서는 매월 1일에 발행됩니다.\n발행한 청구서는 그대로 남고 바뀌지 않습니다.',
  },
  manualInvoice: {
    lead: '한 번뿐인 작업 등, 월별 청구와 별도로 청구서를 발행합니다.',
    tasks: {
      issue: {
        title: '청구서 발행하기',
        steps:
          '항목을 입력합니다. 단가가 마이너스이면 할인입니다.\n[[manual:check]]을 누르고 금액을 확인합니다.\n[[manual:confirm.action]]을 누르면 고객에게 청구서가 이메일로 전달됩니다.',
      },
    },
    notes: '발행한 청구서는 바꿀 수 없고 정정만 할 수 있습니다.',
  },
  paymentMethod: {
    lead: '계좌 이체 또는 카드, 결제 방법을 정합니다.',
    tasks: {
      card: {
        title: '카드로 결제하기',
        steps: '[[card:bank.add]]를 누릅니다.\nStripe 화면에서 카드를 입력합니다. 번호는 이 서비스에 저장되지 않습니다.',
      },
      recipients: {
        title: '청구서를 다른 사람에게도 보내기',
        steps: '[[recipients:title]]에 이메일 주소를 입력하고 [[recipients:add]]를 누릅니다.\n받은 이메일에서 본인이 확인합니다.',
      },
    },
    notes: '카드는 각 청구서의 납부 기한일에 결제됩니다.\n로그인이 없는 수신자를 {{recipients}}명까지 등록할 수 있습니다.',
  },
  billingSettings: {
    lead: '청구서에 표시할 발행자, 입금 계좌, 납부일을 정합니다.',
    tasks: {
      enter: {
        title: '발행자 입력하기',
        steps:
          '이름, 주소, 등록 번호, 입금 계좌를 입력합니다.\n로고와 직인을 추가하고 문서 예시에서 확인합니다.\n[[bills:settings.save]]을 누릅니다.',
      },
    },
    notes: '설정을 마치기 전에는 청구서가 발행되지 않습니다.\n발행한 청구서는 바뀌지 않습니다.',
  },
  estimates: {
    lead: '고객이나 계정이 없는 회사에 견적서를 발행합니다.',
    tasks: {
      issue: {
        title: '견적서 발행하기',
        steps:
          '[[estimates:create]]을 누르고 회사, 항목, 유효 기간을 입력합니다.\n[[estimates:issue]]을 누른 뒤 [[estimates:send]]를 누릅니다.',
      },
      decide: { title: '답변 기록하기', steps: '견적서를 엽니다.\n[[estimates:accept]] 또는 [[estimates:decline]]을 누릅니다.' },
    },
    notes: '발행한 견적서는 바꿀 수 없습니다. [[estimates:replace]]로 새 견적서를 발행합니다.\n번호는 청구서와 따로 매겨집니다.',
  },
  dunning: {
    lead: '납부일이 지난 청구서에 언제 무엇을 할지 정합니다.',
    tasks: {
      steps: {
        title: '단계 정하기',
        steps: '[[dunning:add]]를 누르고 내용과 일수를 선택합니다.\n이메일을 미리보기로 확인합니다.\n[[dunning:save]]을 누릅니다.',
      },
      hold: { title: '청구서 하나의 독촉 멈추기', steps: '청구서를 열고 [[dunning:hold.action]]를 누릅니다.\n언제까지 멈출지 선택합니다.' },
    },
    notes: '단계는 일본 시간 오전 9시에, 미납인 동안에만 실행됩니다.\n계정을 일시 정지하려면 그 전에 최종 통지가 필요합니다.',
  },
  accounting: {
    lead: '월별 매출과 소비세를 확인하고 분개를 내보냅니다.',
    tasks: {
      export: {
        title: '분개 내보내기',
        steps: '월, 회계 프로그램, 문자 인코딩을 선택합니다.\n[[bills:accounting.export.action]]를 누르고 회계 프로그램에서 읽습니다.',
      },
    },
    notes: '계정 과목과 세금 코드 이름은 회계 프로그램과 같아야 합니다. 아래에서 한 번만 설정합니다.',
  },
  receivables: {
    lead: '아직 받지 못한 금액을 회사별, 경과 일수별로 보여 줍니다.',
    tasks: {
      chase: {
        title: '기한이 지난 청구서 처리하기',
        steps: '가장 오래 지난 청구서부터 확인합니다.\n회사를 열어 고객에게 연락하거나 입금을 기록합니다.',
      },
    },
    notes: '독촉 단계는 자동으로 실행됩니다. [[dunning:title]] 페이지도 참고하세요.',
  },
  bankTransfers: {
    lead: '은행 파일에서 입금을 읽어 미납 청구서와 맞춥니다.',
    tasks: {
      match: {
        title: '입금 기록하기',
        steps:
          '[[transfers:file]]에서 파일을 고릅니다.\n결과를 확인합니다. 후보가 여럿이면 청구서를 선택합니다.\n기록합니다. 그 전에는 아무것도 바뀌지 않습니다.',
      },
    },
    notes: '이미 기록한 입금은 다시 기록되지 않습니다.',
  },
};
