"""What messages say to people who are not at the page, in the five languages."""

from __future__ import annotations

#: Subject and text of the message that it is somebody's turn; `{players}` are the others, `{link}` leads to the table.
TURN: dict[str, tuple[str, str]] = {
    "de": ("Du bist am Zug", "Du bist am Zug. Am Tisch: {players}."),
    "en": ("It is your turn", "It is your turn. At the table: {players}."),
    "fr": ("C’est à vous de jouer", "C’est à vous de jouer. À la table\u202f: {players}."),
    "it": ("Tocca a te", "Tocca a te. Al tavolo: {players}."),
    "ru": ("Ваш ход", "Ваш ход. За столом: {players}."),
}
#: Subject and text of the message that asks whether an address is somebody's own.
CONFIRM: dict[str, tuple[str, str]] = {
    "de": (
        "Elfenland: E-Mail-Adresse bestätigen",
        "Jemand möchte an diese Adresse Nachricht bekommen, wenn er in Elfenland am Zug ist. Warst du das, dann öffne "
        "diesen Link. Sonst brauchst du nichts zu tun.",
    ),
    "en": (
        "Elfenland: confirm your e-mail address",
        "Somebody wants to hear at this address when it is their turn in Elfenland. If that was you, open this link. "
        "If not, you need do nothing.",
    ),
    "fr": (
        "Elfenland\u202f: confirmez votre adresse",
        "Quelqu’un souhaite être prévenu à cette adresse quand c’est à lui de jouer dans Elfenland. Si c’est vous, "
        "ouvrez ce lien. Sinon, vous n’avez rien à faire.",
    ),
    "it": (
        "Elfenland: conferma il tuo indirizzo",
        "Qualcuno vuole essere avvisato a questo indirizzo quando tocca a lui in Elfenland. Se sei tu, apri questo "
        "link. Altrimenti non devi fare nulla.",
    ),
    "ru": (
        "Elfenland: подтвердите адрес",
        "Кто-то хочет получать на этот адрес сообщения о своём ходе в Elfenland. Если это вы, откройте ссылку. "
        "Если нет, ничего делать не нужно.",
    ),
}
#: Stands above the link that ends all messages.
NO_MORE: dict[str, str] = {
    "de": "Keine Nachrichten mehr:",
    "en": "No more messages:",
    "fr": "Ne plus recevoir de messages\u202f:",
    "it": "Non ricevere più messaggi:",
    "ru": "Больше не присылать сообщений:",
}


def in_language(texts: dict[str, tuple[str, str]], language: str) -> tuple[str, str]:
    return texts.get(language) or texts["en"]
