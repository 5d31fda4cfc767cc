import { InsufficientBalance } from './purchase-obstacle';
import { PurchaseSheet, type PurchaseSheetProps } from './purchase-sheet';
import type { PurchaseProcess } from './use-purchase';

type Handed = 'flow' | 'quoting' | 'onRepeat' | 'onDismiss';

interface OrderSheetsProps extends Omit<PurchaseSheetProps, Handed> {
  purchase: PurchaseProcess;
}

/** The sheets over the screen: the order from its confirmation to its result, or the missing money. */
export function OrderSheets({ purchase, ...props }: OrderSheetsProps) {
  const { flow, quoting, repeat, dismiss } = purchase;
  const { service, country } = props;
  return (
    <>
      <PurchaseSheet
        {...props}
        flow={flow}
        quoting={quoting}
        onRepeat={() => void repeat()}
        onDismiss={dismiss}
      />
      {flow.step === 'insufficient_balance' && (
        <InsufficientBalance
          money={flow.money}
          currency={service.currency}
          choice={{ service: service.serv_code, country: country.iso_code }}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}
