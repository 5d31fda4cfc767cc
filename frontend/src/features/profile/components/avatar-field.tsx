import { hasStatus } from '@torpedo/api-client';
import { Avatar, Button, FileDrop, toast } from '@torpedo/ui-kit';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useMe } from '../../../shared/session/account';
import { useUpdateProfile, useUploadAvatar } from '../api/account';
import { avatarProblem, avatarTypes } from '../rules/profile-rules';

/** The picture of the account: shown as chosen at once, cut to its middle as the server will cut it. */
export function AvatarField() {
  const { t } = useTranslation('profile');
  const { email, profile } = useMe();
  const errorText = useErrorText();
  const upload = useUploadAvatar();
  const removal = useUpdateProfile();
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string>();

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  function refuse(error: Error) {
    setPreview(undefined);
    const message = hasStatus(error, 401) ? t('avatar.unauthenticated') : errorText(error);
    toast.error({ title: t('avatar.uploadFailed'), message });
  }

  function send(file: File | undefined) {
    if (!file) return;
    const found = avatarProblem(file);
    setProblem(found && t(`avatar.${found}`));
    if (found) return;
    setPreview(URL.createObjectURL(file));
    upload.mutate(file, {
      onSuccess: () => toast.success({ title: t('avatar.saved') }),
      onError: refuse,
    });
  }

  function remove() {
    setProblem(undefined);
    removal.mutate(
      { avatar_url: null },
      {
        onSuccess: () => {
          setPreview(undefined);
          toast.success({ title: t('avatar.removed') });
        },
        onError: (error) => toast.error({ title: t('errors.update'), message: errorText(error) }),
      },
    );
  }

  return (
    <div className="grid justify-items-start gap-2">
      <FileDrop
        className="w-full"
        label={t(profile.avatar_url ? 'avatar.change' : 'avatar.choose')}
        hint={t('avatar.hint')}
        error={problem}
        accept={avatarTypes.join(',')}
        busy={upload.isPending}
        preview={
          <Avatar
            size="lg"
            name={profile.full_name || email}
            src={preview ?? profile.avatar_url ?? undefined}
            className={upload.isPending ? 'opacity-40' : undefined}
          />
        }
        onFiles={([file]) => send(file)}
      />
      {profile.avatar_url && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 aria-hidden />}
          loading={removal.isPending}
          disabled={upload.isPending}
          onClick={remove}
        >
          {t('avatar.remove')}
        </Button>
      )}
    </div>
  );
}
